import type { ReviseMemo } from '@contract/modules/files/memo.calls'
import type { Memo } from '@contract/modules/files/memo.resource'
import { memoActions } from '@/features/files/memos.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** A new version of what is out. Whether people are asked again is the writer's to say, and told beside the switch. */
export function ReviseDialog({ memo, onClose }: { memo: Memo; onClose: () => void }) {
  const t = usePhrases('files')
  const form = useCommandForm<ReviseMemo, ResourceRow>(memoActions.revise, {
    record: memo,
    defaultValues: { title: memo.title, body_md: memo.body_md, is_material: false },
    done: ({ title }) => t('memos.done.revise', { title: String(title) }),
    onDone: onClose,
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
