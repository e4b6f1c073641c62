import { parseMoney } from '@contract/kernel/money'
import type { RequestChoices } from '@contract/modules/commission/request-line'
import { Can } from '@/shared/access/can'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { ButtonLink } from '@/shared/ui/button-link'

/** What developers still owe cannot be released: how much it is, and what may be advanced of it. */
export function UnpaidNote({ choices: { unpaid, advance_limit, is_own } }: { choices: RequestChoices }) {
  const t = usePhrases('commission-requests')
  const formats = useFormats()
  if (parseMoney(unpaid) <= 0n) return null
  const mayAdvance = advance_limit !== null && parseMoney(advance_limit) > 0n
  return (
    <Banner title={t('unpaid.title', { amount: formats.amount(unpaid) })}>
      <p>
        {t('unpaid.text')} {mayAdvance && t('unpaid.limit', { amount: formats.amount(advance_limit) })}
      </p>
      {is_own && mayAdvance && (
        <Can code="cash_advance.record.create">
          <ButtonLink to="/cash-advance/record?record=new" size="sm" icon="wallet2">
            {t('unpaid.ask')}
          </ButtonLink>
        </Can>
      )}
    </Banner>
  )
}
