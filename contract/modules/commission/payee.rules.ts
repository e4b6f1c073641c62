import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { ReleaseBar } from '@contract/modules/commission/release-line'

export type LicensedPayee = {
  status: string
  prc_valid_to: string | null
  accreditation_valid_to: string | null
  /** Of the broker above, for whoever has no licence of his own. */
  broker_valid_to: string | null
}

/** What keeps a payee from being paid on a day: a licence that has lapsed is renewed first (RA 9646, section 31). */
export function releaseBars(payee: LicensedPayee, on: string): ReleaseBar[] {
  const hasLapsed = (until: string | null) => until !== null && until < on
  const bars: [ReleaseBar, boolean][] = [
    ['payee_suspended', payee.status === 'suspended'],
    ['licence_expired', hasLapsed(payee.prc_valid_to)],
    ['accreditation_expired', hasLapsed(payee.accreditation_valid_to)],
    ['broker_licence_expired', hasLapsed(payee.broker_valid_to)],
  ]
  return bars.filter(([, isBarred]) => isBarred).map(([bar]) => bar)
}

export const barredProblems = (bars: readonly ReleaseBar[]): BrokenRule[] =>
  bars.map(bar => ({ path: 'seller_id', code: bar }))
