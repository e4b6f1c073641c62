import { DateInput } from '@/shared/form/date-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { StatementAddress } from '@/shared/statement/use-statement-address'
import { Field } from '@/shared/ui/field'

export type KnownOnFieldProps = { address: Pick<StatementAddress, 'knownOn' | 'change'> }

/** As the books stood at the end of a day; empty for now. */
export function KnownOnField({ address: { knownOn, change } }: KnownOnFieldProps) {
  const t = usePhrases('statement')
  return (
    <Field label={t('known_on.label')}>
      <DateInput value={knownOn ?? null} onChange={day => change({ known_on: day ?? '' })} />
    </Field>
  )
}
