import type { Field } from '@contract/kernel/define-resource'

/** Amounts add up unless their field says no; areas, rates and counts where it says yes. What no list shows, none adds up. */
export function isTotalled({ kind, listed, sensitive, measure, total }: Field): boolean {
  if (!listed || sensitive) return false
  return total ?? (kind === 'money' && measure === undefined)
}
