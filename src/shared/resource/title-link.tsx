import type { Resource } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Icon } from '@/shared/ui/icon'
import { ROOMY, useMediaQuery } from '@/shared/ui/use-media-query'

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
  // What is called by another record is called as that one is, unless the screen has words of its own.
  const nameOf = (row: ResourceRow) =>
    given.text?.(row) ??
    storedName(resource.fields[title]?.to ?? resource.name, String(row[labelOf(title)] ?? row[title] ?? ''))
  const linked = {
    ...given,
    render: (row: ResourceRow) => (
      <>
        <RecordLink id={row.id} opens={opens} of={resource.name} className="record-link">
          <bdi>{nameOf(row)}</bdi>
        </RecordLink>
        {hasPanel && <QuickLook id={row.id} name={nameOf(row)} />}
      </>
    ),
  }
  return { ...overrides, [title]: linked }
}

type QuickLookProps = { id: string; name: string }

/** Beside the name that leads to the record's page: the panel, where there is room for it beside the list. */
function QuickLook({ id, name }: QuickLookProps) {
  const t = usePhrases('grid')
  const isRoomy = useMediaQuery(ROOMY)
  if (!isRoomy) return null
  return (
    <RecordLink id={id} opens="panel" className="quick-look" title={t('list.quick_look')}>
      <Icon name="eye" label={t('list.quick_look_at', { name })} />
    </RecordLink>
  )
}
