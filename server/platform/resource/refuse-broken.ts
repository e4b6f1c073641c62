import type { BrokenRule } from '@contract/kernel/broken-rule'
import { Problem } from '@server/platform/http/problems'

/** What the rules of a record found: the form shows each beside its field, an import beside its row. */
export function refuseBroken(broken: readonly [BrokenRule, ...BrokenRule[]]): never
export function refuseBroken(broken: readonly BrokenRule[]): void
export function refuseBroken(broken: readonly BrokenRule[]): void {
  const [first] = broken
  if (!first) return
  throw new Problem('rule_broken', first.code, {
    fields: broken.map(({ path, code }) => ({ path, code, message: code })),
  })
}
