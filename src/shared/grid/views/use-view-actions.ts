import type { ChangeSavedView, SavedView } from '@contract/modules/settings/saved-view.resource'
import { useRemoveSavedViewMutation, useUpdateSavedViewMutation } from '@/shared/grid/views/saved-views.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { error, success } from '@/shared/notify/notification.slice'
import type { ListModel } from '@/shared/resource/list-model'
import { useAppDispatch } from '@/shared/store/hooks'

/** What is done with a view that is there; either way the person is told. */
export function useViewActions(list: ListModel) {
  const { say } = list.words
  const dispatch = useAppDispatch()
  const [updateView, updating] = useUpdateSavedViewMutation()
  const [removeView, removing] = useRemoveSavedViewMutation()

  const tell = async (work: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work
      dispatch(success(done))
      return true
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
      return false
    }
  }
  return {
    isBusy: updating.isLoading || removing.isLoading,
    update: (view: SavedView, changes: ChangeSavedView) =>
      tell(
        updateView({ id: view.id, row_version: view.row_version, changes }).unwrap(),
        say('views.saved', { name: changes.name ?? view.name }),
      ),
    remove: async (view: SavedView) => {
      const isDone = await tell(removeView(view).unwrap(), say('views.removed', { name: view.name }))
      if (isDone) list.change({ view: '' }, 'replace')
      return isDone
    },
    /** The list as it stands, without the record that is open beside it. */
    copyLink: async () => {
      const link = new URL(window.location.href)
      link.searchParams.delete('record')
      try {
        await navigator.clipboard.writeText(link.href)
        dispatch(success(say('views.copied')))
      } catch {
        dispatch(error(say('views.copy_failed')))
      }
    },
  }
}
