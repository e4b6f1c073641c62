import { formatAmount, moneyText } from '@contract/kernel/money'
import type { ManualLine } from '@contract/modules/accounting/manual-line.schema'
import { sideTotal } from '@contract/modules/accounting/manual-entry.rules'
import { FormMoney } from '@/shared/form/form-money'
import { FormReference } from '@/shared/form/form-reference'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import type { RecordValues } from '@/shared/record/record-values'
import { Button } from '@/shared/ui/button'
import { DefinitionList } from '@/shared/ui/definition-list'

const MOST = 200
export const BLANK_LINE: ManualLine = {
  account_id: '',
  debit: '0.00',
  credit: '0.00',
  project_id: null,
  memo: null,
}

/** The lines of an entry, and what is still missing on one side: a new line begins with that. */
export function ManualLines({ form, name }: FieldControlProps) {
  const t = usePhrases('ledger')
  const lines = (form.fields.watch(name) ?? []) as ManualLine[]
  const change = (next: ManualLine[]) => form.fields.setValue(name, next, { shouldDirty: true })
  const [debits, credits] = [sideTotal(lines, 'debit'), sideTotal(lines, 'credit')]
  const open = debits - credits
  const add = () =>
    change([
      ...lines,
      {
        ...BLANK_LINE,
        debit: moneyText(open < 0n ? -open : 0n),
        credit: moneyText(open > 0n ? open : 0n),
      },
    ])

  return (
    <div className="form-stack form-grid-whole">
      {lines.map((_line, index) => (
        <ManualLineFields
          key={index}
          form={form}
          at={`${name}.${index}`}
          count={index + 1}
          onRemove={() => change(lines.filter((_, other) => other !== index))}
        />
      ))}
      {lines.length < MOST && (
        <div>
          <Button size="sm" icon="plus-lg" onClick={add}>
            {t('manual.add_line')}
          </Button>
        </div>
      )}
      <DefinitionList
        definitions={[
          [t('manual.debits'), <Ltr key="debits">{formatAmount(moneyText(debits))}</Ltr>],
          [t('manual.credits'), <Ltr key="credits">{formatAmount(moneyText(credits))}</Ltr>],
          [
            t('manual.difference'),
            <span key="open" className={open === 0n ? undefined : 'text-danger'}>
              <Ltr>{formatAmount(moneyText(open < 0n ? -open : open))}</Ltr>
            </span>,
          ],
        ]}
      />
    </div>
  )
}

type ManualLineFieldsProps = {
  form: PortalForm<RecordValues>
  /** Where the line stands among the values of the form. */
  at: string
  count: number
  onRemove: () => void
}

function ManualLineFields({ form, at, count, onRemove }: ManualLineFieldsProps) {
  const t = usePhrases('ledger')
  return (
    <fieldset className="form-grid">
      <legend className="visually-hidden">{t('manual.line', { count })}</legend>
      <FormReference
        form={form}
        name={`${at}.account_id`}
        to="account"
        label={t('fields.account_id')}
        required
      />
      <FormText form={form} name={`${at}.memo`} label={t('fields.line_memo')} nullable optional />
      <FormMoney form={form} name={`${at}.debit`} label={t('fields.debit')} />
      <FormMoney form={form} name={`${at}.credit`} label={t('fields.credit')} />
      <div>
        <Button size="sm" icon="trash" onClick={onRemove}>
          {t('manual.remove_line', { count })}
        </Button>
      </div>
    </fieldset>
  )
}
