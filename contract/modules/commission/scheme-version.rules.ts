import { addDays, type DateText } from '@contract/kernel/dates'

export type Validity = { valid_from: DateText; valid_to: DateText | null }

export const VERSION_FAULTS = [
  'dates_reversed',
  'version_too_early',
  'version_reaches_back',
  'validity_overlaps',
] as const
type VersionFault = (typeof VERSION_FAULTS)[number]

/** On a day in common two schemes of the same projects would both hold. */
export function overlap(one: Validity, other: Validity): boolean {
  const startsInTime = (a: Validity, b: Validity) => b.valid_to === null || a.valid_from <= b.valid_to
  return startsInTime(one, other) && startsInTime(other, one)
}

/** Until when the former version holds where another follows it from a day on; what ended before stays as it ended. */
export function endOfFormer(former: Validity, start: DateText): DateText {
  const eve = addDays(start, -1)
  return former.valid_to !== null && former.valid_to < eve ? former.valid_to : eve
}

/** What keeps a version from coming into force on its day; the first of its line may begin on any day. */
export function versionFaults(
  version: Validity,
  facts: { former: Validity | null; others: readonly Validity[]; today: DateText },
): VersionFault[] {
  const { former, others, today } = facts
  const found: [VersionFault, boolean][] = [
    ['dates_reversed', version.valid_to !== null && version.valid_to < version.valid_from],
    ['version_too_early', former !== null && version.valid_from <= former.valid_from],
    ['version_reaches_back', former !== null && version.valid_from < today],
    ['validity_overlaps', others.some(other => overlap(version, other))],
  ]
  return found.flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}
