import type { KeptRelease } from '@contract/modules/commission/release.document'

type Release = Pick<KeptRelease, 'id' | 'seller_id'>
/** How what refuses one release is told: of several that are paid together, beside the one. */
export type TellOf = (release: Release, error: unknown) => unknown
/** Of a release that is paid alone. */
export const asItIs: TellOf = (_release, error) => error

export function eachRelease<R extends Release, T>(
  releases: readonly R[],
  tell: TellOf,
  work: (release: R, index: number) => T,
): T[] {
  return releases.map((release, index) => {
    try {
      return work(release, index)
    } catch (error) {
      throw tell(release, error)
    }
  })
}

/** In their order, cut before whoever comes again: what somebody is paid next follows from what was paid before. */
export function runsOf<P extends { release: Release }>(payments: readonly P[]): P[][] {
  const runs: P[][] = []
  let payees = new Set<string>()
  for (const payment of payments) {
    const { seller_id } = payment.release
    if (runs.length === 0 || payees.has(seller_id)) {
      runs.push([])
      payees = new Set()
    }
    payees.add(seller_id)
    runs.at(-1)?.push(payment)
  }
  return runs
}
