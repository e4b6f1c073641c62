import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import type { DataGridHandle } from '@/shared/grid/data-grid.types'
import type { FetchValues } from '@/shared/grid/filters/filter-kit'
import { withFilter, type ColumnFilter } from '@/shared/grid/filters/filter-model'
import { ViewsMenu } from '@/shared/grid/views/views-menu'
import type { Namespace } from '@/shared/i18n/namespaces'
import { ListBeside, type Beside } from '@/shared/resource/list-beside'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { useCardPicking } from '@/shared/resource/cards/use-card-picking'
import { ListFailure } from '@/shared/resource/list-failure'
import { ListHeader } from '@/shared/resource/list-header'
import { BulkBar, FilterChips, ListSheets, UndoNote, ValueChips } from '@/shared/resource/late-parts'
import { ListToolbar, type ListTool } from '@/shared/resource/list-toolbar'
import { ListTools } from '@/shared/resource/list-tools'
import type { ListAddress } from '@/shared/resource/list-address'
import { NoRows } from '@/shared/resource/no-rows'
import '@/shared/resource/list.scss'
import { isPicking } from '@/shared/resource/row-pick'
import { useEarlyRows } from '@/shared/resource/use-early-rows'
import { usePicks } from '@/shared/resource/use-picks'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'
import { withTitleLink } from '@/shared/resource/title-link'
import { useListModel } from '@/shared/resource/use-list-model'
import { Card } from '@/shared/ui/card'
import { late } from '@/shared/ui/late'
import { useThere } from '@/shared/ui/use-there'
import { Skeleton } from '@/shared/ui/skeleton'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { useOnceShown } from '@/shared/ui/use-once-shown'

const ListCards = late(() => import('@/shared/resource/list-cards').then(file => file.ListCards))
const GridPlace = late(() => import('@/shared/resource/grid-place').then(file => file.GridPlace))

/** Below it a list is cards, and the grid is not even loaded. */
export const WIDE = '(min-width: 768px)'

const isSheet = (tool: ListTool | null) => tool === 'filters' || tool === 'columns'

export type ResourceScreenProps<Row extends ResourceRow = ResourceRow> = {
  api: ResourceApi<Row, ResourceRow>
  /** The list among its module's phrases: `<name>.title`, `.text`, `.empty`. */
  name: string
  namespace: Namespace
  columns?: ColumnOverrides<Row>
  /** Beside "New" in the head of the page. */
  toolbar?: ReactNode
  /** Where a record opens; without one it opens beside the list, at ?record=<id>. */
  recordPath?: ((id: string) => string) | null
  /** A record that opens on a page of its own also opens beside the list, and a new one opens there. */
  hasPanel?: boolean
  card?: (row: Row) => ReactNode
  readOnly?: boolean
  onImport?: (() => void) | undefined
  /** Drawn in the place of the list, where its rows are shown in another way. */
  body?: ReactNode
  /** Drawn beside the rows, where the address says so: what they look like in another way. */
  beside?: Beside | undefined
  /** The list is a part of a page that has a head of its own. */
  isPart?: boolean
  /** Above the rows: a short way to the filters that people use most. */
  quick?: ((list: ListModel) => ReactNode) | undefined
  /** What may be done with the rows that are picked; null where nothing may. */
  bulk?: ((picked: PickedRows) => ReactNode) | null | undefined
  /** What to do where there is nothing yet and a new record is not made in the list's own way. */
  next?: ReactNode
  /** With which the list opens by itself. */
  usualFilter?: ListAddress['filter'] | undefined
}

/** The screen of a list: its address, its search and filters, the grid or the cards, and every state between. */
export function ResourceScreen<Row extends ResourceRow>(props: ResourceScreenProps<Row>) {
  const { name, namespace, toolbar, recordPath, readOnly = false, onImport } = props
  const api = props.api
  const opens = recordPath === undefined ? 'panel' : recordPath
  const given = props.columns as ColumnOverrides | undefined
  const hasPanel = props.hasPanel ?? false
  const overrides = useMemo(
    () => withTitleLink(api.resource, given ?? {}, opens, hasPanel),
    [api, given, opens, hasPanel],
  )
  const list = useListModel({ api, name, namespace, overrides, isReadOnly: readOnly, opens, hasPanel })
  const { words, address, change, narrowing } = list
  const isWide = useMediaQuery(WIDE)
  const isPlaceThere = useThere([GridPlace], isWide && !props.body)
  const areCardsThere = useThere([ListCards], !isWide && !props.body)
  const early = useEarlyRows(list, isWide && !props.body)
  const [tool, setTool] = useState<ListTool | null>(null)
  const hasSheets = useOnceShown(isSheet(tool))
  const handle = useRef<DataGridHandle>(null)
  const { filter } = address
  const picks = usePicks(list)
  const mayPick = list.may.deactivate || Boolean(props.bulk)
  const picking = useCardPicking(list, picks)

  const fetchValues: FetchValues = useCallback(
    (field, like, signal) =>
      api.fetchValues(
        field,
        { ...narrowing, filter: withFilter(narrowing.filter ?? {}, field, null), like },
        signal,
      ),
    [api, narrowing],
  )
  const setFilter = (field: string, next: ColumnFilter | null) =>
    change({ filter: withFilter(filter, field, next) })

  const header = props.isPart ? null : <ListHeader list={list} toolbar={toolbar} onImport={onImport} />
  const empty = <NoRows list={list} next={props.next} usualFilter={props.usualFilter} />
  const close = () => setTool(null)
  if (props.body) {
    return (
      <>
        {header}
        {props.body}
      </>
    )
  }
  return (
    <>
      {header}
      <Card flush className="list-frame">
        <ListToolbar list={list} isWide={isWide} views={<ViewsMenu list={list} />} onTool={setTool} />
        {Object.keys(filter).length > 0 && (
          <Suspense>
            <FilterChips
              filter={filter}
              columns={list.conditions}
              words={words}
              onRemove={field => setFilter(field, null)}
              onClear={() => change({ filter: {} })}
            />
          </Suspense>
        )}
        {api.resource.quick && (
          <Suspense fallback={<div className="status-chips" />}>
            <ValueChips list={list} field={api.resource.quick} />
          </Suspense>
        )}
        {props.quick?.(list)}
        {(isWide ? isPicking(picks.selection) : picking.isOn) && (
          <Suspense>
            <BulkBar
              list={list}
              selection={picks.selection}
              onClear={isWide ? picks.clear : picking.end}
              actions={props.bulk}
              onDone={(action, ids) => picks.setDone({ action, ids })}
              {...(!isWide && { picking })}
            />
          </Suspense>
        )}
        {list.countError ? (
          <ListFailure list={list} error={list.countError} />
        ) : (
          <ListBeside
            list={list}
            beside={props.beside}
            handle={handle}
            rows={onPoint =>
              !(isWide ? isPlaceThere : areCardsThere) ? (
                <Skeleton shape="rows" lines={10} className="p-3" />
              ) : isWide ? (
                <GridPlace
                  list={list}
                  empty={empty}
                  fetchValues={fetchValues}
                  onFilter={setFilter}
                  handle={handle}
                  early={early}
                  onPoint={onPoint}
                  {...(mayPick && { selection: picks.selection, onSelection: picks.setSelection })}
                />
              ) : (
                <ListCards
                  list={list}
                  card={props.card as ((row: ResourceRow) => ReactNode) | undefined}
                  empty={empty}
                  {...(mayPick && { picking })}
                />
              )
            }
          />
        )}
      </Card>
      {picks.done && (
        <Suspense>
          <UndoNote list={list} done={picks.done} onGone={picks.forget} />
        </Suspense>
      )}
      <ListTools list={list} tool={tool} handle={handle} onClose={close} />
      {hasSheets && (
        <Suspense fallback={isSheet(tool) && <OverlayWait />}>
          <ListSheets
            list={list}
            tool={tool}
            isWide={isWide}
            fetchValues={fetchValues}
            onFilter={setFilter}
            handle={handle}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
