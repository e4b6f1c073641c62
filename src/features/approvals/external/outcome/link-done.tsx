import type { DecidedByLink } from '@/features/approvals/external/link-calls'
import { LinkOutcome } from '@/features/approvals/external/outcome/link-outcome'
import type { EarlierDecision } from '@/features/approvals/external/link-stage'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type LinkDoneProps = { decided: EarlierDecision; status: DecidedByLink['status'] | null }

const ICONS = {
  approve: ['check-circle', 'success'],
  note: ['check-circle', 'success'],
  verify: ['check-circle', 'success'],
  return: ['arrow-counterclockwise', 'warning'],
  reject: ['x-circle', 'danger'],
} as const

/** It is decided: by the reader now or at an earlier visit, or by somebody else. */
export function LinkDone({ decided, status }: LinkDoneProps) {
  const t = usePhrases('link')
  const words = usePhrases('approval')
  const formats = useFormats()
  const { decision, by, by_you, at, comment } = decided
  const [icon, tone] = ICONS[decision]

  const title = () => {
    if (by_you) return t(`done.${decision}`)
    return by ? t('dead.decided_by', { decision: words(`did.${decision}`), name: by }) : t('dead.decided')
  }
  return (
    <LinkOutcome icon={icon} tone={tone} title={title()}>
      {at && <p className="link-when">{t('done.at', { date: formats.longDate(at) })}</p>}
      {comment && <p dir="auto">{t('done.comment', { comment })}</p>}
      {by_you ? (
        <>
          {status && <p>{t(status === 'pending' ? 'done.next' : 'done.finished')}</p>}
          {status && status !== 'pending' && <p>{t('done.told')}</p>}
        </>
      ) : (
        <p>{t('dead.decided_text')}</p>
      )}
      <p className="link-faint">{t('done.close')}</p>
    </LinkOutcome>
  )
}
