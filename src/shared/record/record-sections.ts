import type { IsRelevant, RecordValues } from '@/shared/record/record-values'

export type RecordSection = { title?: string | undefined; fields: readonly string[] }

/** The groups with what belongs to such a record; a group of nothing goes with its title. */
export function relevantSections(
  sections: readonly RecordSection[],
  isRelevant: IsRelevant | undefined,
  values: RecordValues,
): readonly RecordSection[] {
  if (!isRelevant) return sections
  return sections
    .map(section => ({ ...section, fields: section.fields.filter(name => isRelevant(name, values)) }))
    .filter(({ fields }) => fields.length > 0)
}
