import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import type { Decide } from '@contract/modules/approvals/approval-inbox.calls'
import { shownDays } from '@/shared/approval/show-line'
import { shownValue } from '@/shared/approval/shown-value'
import { useLineFormat } from '@/shared/approval/use-line-format'
import { usePhrases } from '@/shared/i18n/use-phrases'

const WITH_AMOUNT = [
  'cash_advance',
  'soa_request',
  'soa',
  'commission_release',
  'commission_correction',
  'commission_credit',
  'incentive_grant',
  'expense',
  'journal_void',
  'sale_amendment',
] as const

const WITH_DATE = ['time_correction', 'overtime'] as const

/** "You, Ana Cruz, approve leave of 3 days for Ben Lim.": what the second press says. */
export function useSentence({ view, approver }: Pick<OpenedLink, 'view' | 'approver'>) {
  const t = usePhrases('link')
  const showing = useLineFormat()
  const days = view.lines.find(line => line.name === 'days')
  const amount = view.lines.find(line => line.name === 'amount')
  const workDate = view.lines.find(line => line.name === 'work_date')
  const dated = WITH_DATE.find(type => type === view.doc_type)
  const priced = WITH_AMOUNT.find(type => type === view.doc_type)

  const what = () => {
    if (view.doc_type === 'leave')
      return days ? t('what.leave', { days: shownDays(days.value, showing) }) : t('what.leave_plain')
    if (dated && workDate) return t(`what.${dated}`, { date: shownValue(workDate, showing) })
    return priced && amount ? t(`what.${priced}`, { amount: shownValue(amount, showing) }) : t('what.other')
  }
  return (decision: Decide['decision']) =>
    t(`sentence.${decision}`, { name: approver.name, what: what(), who: view.requester.name })
}
