import { createSavedViewSchema, type SavedView } from '@contract/modules/settings/saved-view.resource'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from '@/shared/grid/views/saved-views.api'
import { stateOf } from '@/shared/grid/views/view-state'
import { success } from '@/shared/notify/notification.slice'
import type { ListModel } from '@/shared/resource/list-model'
import { useAppDispatch } from '@/shared/store/hooks'

export type SaveViewDialogProps = {
  list: ListModel
  /** The view to rename; null keeps a new one. */
  view: SavedView | null
  onClose: () => void
}

const wordsSchema = createSavedViewSchema.pick({ name: true, is_default: true, is_shared: true }).required()
type Words = { name: string; is_default: boolean; is_shared: boolean }

export function SaveViewDialog({ list, view, onClose }: SaveViewDialogProps) {
  const { say } = list.words
  const dispatch = useAppDispatch()
  const [create] = useCreateSavedViewMutation()
  const [update] = useUpdateSavedViewMutation()

  const form = usePortalForm<Words>({
    schema: wordsSchema,
    defaultValues: {
      name: view?.name ?? '',
      is_default: view?.is_default ?? false,
      is_shared: view?.is_shared ?? false,
    },
    onSubmit: async words => {
      if (view) await update({ ...view, changes: words }).unwrap()
      else {
        const made = await create({ ...words, grid_key: list.gridKey, state: stateOf(list) }).unwrap()
        list.change({ view: made.id }, 'replace')
      }
      dispatch(success(say('views.saved', { name: words.name })))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={say(view ? 'views.rename_title' : 'views.save_title')}
      submit={say('views.submit')}
      onClose={onClose}
    >
      <FormText form={form} name="name" label={say('views.name')} maxLength={80} required />
      <FormSwitch form={form} name="is_default" label={say('views.is_default')} />
      <FormSwitch form={form} name="is_shared" label={say('views.share')} />
    </FormDialog>
  )
}
