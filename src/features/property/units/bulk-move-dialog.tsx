import { z } from 'zod'
import type { BulkTarget } from '@contract/kernel/record-calls'
import { unitReason, type BulkUnitCommand } from '@contract/selling/property-unit.calls'
import { unitActions } from '@/features/property/unit-commands.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { BulkResult, skippedCount } from '@/shared/resource/bulk-result'
import type { ListModel } from '@/shared/resource/list-model'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useDryRun } from '@/shared/resource/use-dry-run'
import { useAppDispatch } from '@/shared/store/hooks'
import { Skeleton } from '@/shared/ui/skeleton'

export type BulkMoveDialogProps = {
  list: ListModel
  trigger: BulkUnitCommand
  target: BulkTarget
  onDone: () => void
  onClose: () => void
}

type Values = { reason: string }

/** Says what would change, what is left out and why; then does it, or nothing. */
export function BulkMoveDialog({ list, trigger, target, onDone, onClose }: BulkMoveDialogProps) {
  const t = usePhrases('property')
  const dispatch = useAppDispatch()
  const [run] = (trigger === 'publish' ? unitActions.bulk_publish : unitActions.bulk_block).useMutation()
  const { told, failure, retry } = useDryRun(() =>
    run({ body: { trigger, target, reason: null, dry_run: true } }),
  )
  const needsReason = trigger === 'block' || trigger === 'withdraw'
  const form = usePortalForm<Values>({
    schema: z.strictObject({ reason: needsReason ? unitReason : z.string() }),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const body = { trigger, target, reason: needsReason ? reason : null, dry_run: false }
      const answer = await run({ body }).unwrap()
      const counts = { count: answer.will_change, skipped: skippedCount(answer) }
      dispatch(success(t(`bulk.${trigger}.done`, counts)))
      onDone()
    },
  })

  const waits = failure ? (
    <LoadFailed error={failure} onRetry={retry} />
  ) : told ? null : (
    <Skeleton lines={3} />
  )
  return (
    <FormDialog
      form={form}
      title={t(`bulk.${trigger}.title`)}
      submit={t(`bulk.${trigger}.submit`)}
      onClose={onClose}
      isGrave={needsReason}
      canSubmit={Boolean(told && told.will_change > 0)}
      instead={waits}
    >
      {told && <BulkResult list={list} told={told} />}
      {needsReason && told && told.will_change > 0 && (
        <FormLongText form={form} name="reason" label={t('command.reason')} required />
      )}
    </FormDialog>
  )
}
