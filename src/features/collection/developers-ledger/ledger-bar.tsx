import { ReferenceInput } from '@/shared/form/reference-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementDay } from '@/shared/statement/statement-day'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'

export type LedgerBarProps = {
  developerId: string
  from: string
  to: string
  onChange: (changes: Record<string, string>) => void
}

/** Whose ledger, and of which days. */
export function LedgerBar({ developerId, from, to, onChange }: LedgerBarProps) {
  const t = usePhrases('collection')
  return (
    <Card>
      <div className="form-grid">
        <Field label={t('fields.developer_id')}>
          <ReferenceInput
            to="developer"
            value={developerId || null}
            onChange={id => onChange({ developer: id ?? '' })}
          />
        </Field>
        <StatementDay label={t('ledger.from')} value={from} onChange={day => onChange({ from: day })} />
        <StatementDay label={t('ledger.to')} value={to} onChange={day => onChange({ to: day })} />
      </div>
    </Card>
  )
}
