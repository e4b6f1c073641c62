import type { Resource } from '@contract/kernel/define-resource'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { QuickLook } from '@/shared/resource/quick-look'
import { RecordLink } from '@/shared/resource/record-link'

/** What a record calls itself by leads to it, unless the screen draws that column itself. */
export function withTitleLink(
  resource: Resource,
  overrides: ColumnOverrides,
  opens: 'panel' | ((id: string) => string) | null,
  /** The record opens on a page, and beside the list for a quick look. */
  hasPanel = false,
): ColumnOverrides {
  const { title } = resource
  const given = overrides[title] || {}
  if (opens === null || given.render) return overrides
  const linked = {
    ...given,
    render: (row: { id: string; [field: string]: unknown }) => (
      <>
        <RecordLink id={row.id} opens={opens} of={resource.name} className="record-link">
          <bdi>{String(row[title] ?? '')}</bdi>
        </RecordLink>
        {hasPanel && <QuickLook id={row.id} name={String(row[title] ?? '')} />}
      </>
    ),
  }
  return { ...overrides, [title]: linked }
}
