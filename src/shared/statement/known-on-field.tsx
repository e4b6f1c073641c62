import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementDay } from '@/shared/statement/statement-day'
import type { StatementAddress } from '@/shared/statement/use-statement-address'

export type KnownOnFieldProps = { address: Pick<StatementAddress, 'knownOn' | 'change'> }

/** As the books stood at the end of a day; empty for now. */
export function KnownOnField({ address: { knownOn, change } }: KnownOnFieldProps) {
  const t = usePhrases('statement')
  return (
    <StatementDay label={t('known_on.label')} value={knownOn} onChange={day => change({ known_on: day })} />
  )
}
