import { businessDate } from '@contract/kernel/dates'
import { isQuarterText, latestQuarters } from '@contract/kernel/quarters'
import type { QuartersQuestion } from '@/features/collection/certificates/certificates.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const CHOICES = 20
const A_YEAR_BACK = 4

/** The last five quarters, of all units, unless others are asked for. */
export function useCertificateAddress() {
  const address = useStatementAddress()
  const { said } = address
  const today = businessDate(new Date())
  const latest = latestQuarters(today, CHOICES)
  const to = isQuarterText(said('to')) ? said('to') : (latest[0] ?? '')
  const asked = isQuarterText(said('from')) ? said('from') : (latest[A_YEAR_BACK] ?? '')
  const from = asked <= to ? asked : to
  const question: QuartersQuestion = { from, to, units: address.units }
  return {
    ...address,
    question,
    asOf: today,
    isList: said('show') === 'list',
    quarters: [...new Set([...latest, from, to])].toSorted().toReversed(),
  }
}
export type CertificateAddress = ReturnType<typeof useCertificateAddress>
