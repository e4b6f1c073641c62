import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { listColumns, listConditions } from '@/shared/grid/columns/list-columns'
import { useListWords } from '@/shared/grid/columns/use-list-words'
import { useGridSettings } from '@/shared/grid/views/use-grid-settings'
import { useLocalRows } from '@/shared/resource/local/use-local-rows'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceApi } from '@/shared/resource/resource-types'
import { useListAddress } from '@/shared/resource/use-list-address'
import { useListRights } from '@/shared/resource/use-list-rights'
import { useRecordPath } from '@/shared/resource/use-record-path'
import { useAppSelector } from '@/shared/store/hooks'

export type ListModelOptions = {
  api: ResourceApi
  name: string
  namespace: string
  overrides: ColumnOverrides
  isReadOnly: boolean
  /** `panel`: at ?record=<id> of this very address. */
  opens: 'panel' | ((id: string) => string) | null
  /** New records open beside the list, whatever the others do. */
  hasPanel?: boolean
}

export function useListModel(options: ListModelOptions): ListModel {
  const { api, name, namespace, overrides } = options
  const { resource } = api
  const gridKey = `${namespace}.${name}`.toLowerCase()
  const words = useListWords(namespace, name)
  const columns = useMemo(() => listColumns(resource, words, overrides), [resource, words, overrides])
  const conditions = useMemo(() => listConditions(resource, words, columns), [resource, words, columns])
  const { address, change } = useListAddress(columns, conditions)
  const [settings, changeSettings] = useGridSettings(gridKey)
  const unit = useAppSelector(state => state.activeOU)
  const { search, filter, sort } = address
  const narrowing = useMemo(() => ({ search, filter }), [search, filter])
  const here = useLocalRows(api, columns, narrowing, sort)
  const count = api.useCountQuery(narrowing, { skip: here !== null })
  const version = api.useVersionQuery()
  const [tries, setTries] = useState(0)
  const may = useListRights(resource, options.isReadOnly)
  const recordPath = useRecordPath(options.opens)
  const panelPath = useRecordPath('panel')
  const [params] = useSearchParams()

  return {
    gridKey,
    api,
    columns,
    conditions,
    overrides,
    words,
    address,
    change,
    settings,
    changeSettings,
    narrowing,
    sort: sort.length > 0 ? sort : undefined,
    total: here ? (here.all?.length ?? null) : (count.currentData?.total ?? null),
    filtered: here ? (here.shown?.length ?? null) : (count.currentData?.filtered ?? null),
    here,
    countError: here ? here.error : count.error,
    version: (version.data ?? 0) + tries,
    listKey: JSON.stringify([unit, search, filter, sort]),
    may,
    recordPath,
    newPath: (options.hasPanel ? panelPath : recordPath)?.('new') ?? null,
    opened: params.get('record'),
    opensBeside: options.opens === 'panel' || options.hasPanel === true,
    refresh: () => {
      setTries(before => before + 1)
      if (here) here.reload()
      else void count.refetch()
    },
  }
}
