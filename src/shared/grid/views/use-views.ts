import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SavedView } from '@contract/modules/settings/saved-view.resource'
import { useListSavedViewsQuery } from '@/shared/grid/views/saved-views.api'
import { isAsSaved, shownBy } from '@/shared/grid/views/view-state'
import { error } from '@/shared/notify/notification.slice'
import { LIST_KEYS } from '@/shared/resource/list-address'
import type { ListModel } from '@/shared/resource/list-model'
import { useAppDispatch } from '@/shared/store/hooks'

const NONE: readonly SavedView[] = []
const AS_IT_COMES = { search: '', filter: {}, sort: [], view: '', beside: '' }

export type Views = {
  views: readonly SavedView[]
  current: SavedView | null
  isChanged: boolean
  show: (view: SavedView) => void
  reset: () => void
}

/**
 * The views of a list and the one that stands. An address that says nothing opens with the person's own default;
 * one that names a view and nothing else shows that view; any other is shown as it says.
 */
export function useViews(list: ListModel): Views {
  const { gridKey, address, change, columns, conditions, settings, changeSettings, words } = list
  const dispatch = useAppDispatch()
  const [params] = useSearchParams()
  const { currentData, isSuccess } = useListSavedViewsQuery(gridKey)
  const views = currentData ?? NONE
  const opened = useRef(false)
  const current = views.find(view => view.id === address.view) ?? null

  const show = (view: SavedView, step: 'push' | 'replace' = 'push') => {
    const shown = shownBy(view.state, view.id, columns, conditions)
    changeSettings(shown.settings)
    change(shown.address, step)
  }

  useEffect(() => {
    if (!isSuccess || opened.current) return
    opened.current = true
    const said = LIST_KEYS.filter(key => params.has(key))
    if (said.length === 0) {
      const own = views.find(view => view.is_own && view.is_default)
      if (own) show(own, 'replace')
    } else if (address.view && !current) {
      change({ view: '' }, 'replace')
      dispatch(error(words.say('views.gone')))
    } else if (current && said.length === 1) {
      show(current, 'replace')
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the views have come
  }, [isSuccess])

  return {
    views,
    current,
    isChanged: current !== null && !isAsSaved(current, { address, settings, columns, conditions }),
    show,
    reset: () => {
      changeSettings({ layout: undefined, density: 'normal' })
      change(AS_IT_COMES)
    },
  }
}
