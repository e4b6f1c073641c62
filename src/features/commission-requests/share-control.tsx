import { parseMoney } from '@contract/kernel/money'
import type { RequestChoices } from '@contract/modules/commission/request-line'
import { useAmountColumns } from '@/features/commission-requests/use-amount-columns'
import { useRequestChoices } from '@/features/commission-requests/use-request-choices'
import { Can } from '@/shared/access/can'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'
import { ButtonLink } from '@/shared/ui/button-link'
import { PickTable } from '@/shared/ui/pick-table'
import { Skeleton } from '@/shared/ui/skeleton'

/** Commissions of the seller that developers have paid; for the others a cash advance is the way. */
export function ShareControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-requests')
  const columns = useAmountColumns<RequestChoices['shares'][number]>()
  const messageOf = useFieldMessage()
  const { sellerId, values, answer } = useRequestChoices({ form, row })
  if (!sellerId) return <p className="text-muted">{t('lines.choose_first')}</p>
  const message = messageOf(form.fields.formState.errors[name]?.message as string | undefined)
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {choices => (
        <div className="form-stack">
          {choices.bars.length > 0 && (
            <Banner tone="warning" title={t('bars.title')}>
              {choices.bars.map(bar => t(`bars.${bar}`)).join(' ')}
            </Banner>
          )}
          <UnpaidNote choices={choices} />
          {message && <p className="field-error">{message}</p>}
          {choices.shares.length === 0 ? (
            <p>{t('shares.nothing')}</p>
          ) : (
            <PickTable
              caption={t('shares.caption')}
              words={{ all: t('pick.all'), chosen: (chosen, all) => t('pick.chosen', { chosen, all }) }}
              columns={columns}
              rows={choices.shares}
              idOf={({ id }) => id}
              nameOf={({ sale_no, seq }) => t('shares.one', { sale: sale_no ?? '', seq })}
              selected={(values[name] as string[] | null | undefined) ?? []}
              onChange={ids => form.fields.setValue(name, ids, { shouldDirty: true })}
            />
          )}
        </div>
      )}
    </Answer>
  )
}

/** What developers still owe cannot be released: how much it is, and what may be advanced of it. */
function UnpaidNote({ choices: { unpaid, advance_limit, is_own } }: { choices: RequestChoices }) {
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
