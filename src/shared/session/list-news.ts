import { ANY_LIST } from '@contract/access/live-lists'
import { api, noteChange } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import type { ListNews } from '@/shared/session/portal-line'
import type { AppStore } from '@/shared/store/hooks'

/** A thousand open screens do not ask in the same moment. */
const SPREAD_MS = 400

/** Screens that show such rows read them again; what nobody looks at is forgotten, and asks nothing. */
export function noteListNews(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  { list, ids }: ListNews,
): void {
  const tagged = api.enhanceEndpoints({ addTagTypes: [list] })
  const anyTags = () => Object.keys(getState().api?.provided.tags ?? {})
  const tagsOf = (named: readonly string[]) => [listTag(list), ...named.map(id => idTag(list, id))]
  setTimeout(() => {
    noteChange()
    dispatch(tagged.util.invalidateTags(list === ANY_LIST ? anyTags() : ids === null ? [list] : tagsOf(ids)))
  }, Math.random() * SPREAD_MS)
}
