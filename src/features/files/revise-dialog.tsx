import { reviseMemoSchema, type ReviseMemo } from '@contract/modules/files/memo.commands'
import type { Memo } from '@contract/modules/files/memo.resource'
import { useReviseMemoMutation } from '@/features/files/memos.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

/** A new version of what is out. Whether people are asked again is the writer's to say, and told beside the switch. */
export function ReviseDialog({ memo, onClose }: { memo: Memo; onClose: () => void }) {
  const t = usePhrases('files')
  const dispatch = useAppDispatch()
  const [revise] = useReviseMemoMutation()
  const form = usePortalForm<ReviseMemo>({
    schema: reviseMemoSchema,
    defaultValues: { title: memo.title, body_md: memo.body_md, is_material: false },
    onSubmit: async values => {
      await revise({ id: memo.id, row_version: memo.row_version, values }).unwrap()
      dispatch(success(t('memos.done.revise', { title: values.title })))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('memos.moves.revise')}
      submit={t('revise.submit')}
      onClose={onClose}
    >
      <FormText form={form} name="title" label={t('memos.fields.title')} required dir="auto" />
      <FormLongText
        form={form}
        name="body_md"
        label={t('body.label')}
        hint={t('body.hint')}
        required
        rows={12}
      />
      <FormSwitch
        form={form}
        name="is_material"
        label={t('revise.material')}
        hint={t('revise.material_hint')}
      />
    </FormDialog>
  )
}
