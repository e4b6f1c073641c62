import type { BulkAction, BulkTarget } from '@contract/kernel/record-calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { BulkResult, skippedCount } from '@/shared/resource/bulk-result'
import type { ListModel } from '@/shared/resource/list-model'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useDryRun } from '@/shared/resource/use-dry-run'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type BulkDialogProps = {
  list: ListModel
  action: BulkAction
  target: BulkTarget
  onDone: (ids: readonly string[]) => void
  onClose: () => void
}

/** Says what would change, what is left out and why; then does it, or nothing. */
export function BulkDialog({ list, action, target, onDone, onClose }: BulkDialogProps) {
  const { say } = list.words
  const shared = usePhrases('shared')
  const dispatch = useAppDispatch()
  const [run, { isLoading }] = list.api.useBulkMutation()
  const { told, failure, fail, retry } = useDryRun(() => run({ action, target, dry_run: true }))

  const handleConfirm = async () => {
    try {
      const answer = await run({ action, target, dry_run: false }).unwrap()
      const skipped = skippedCount(answer)
      dispatch(success(say(`bulk.done_${action}`, { count: answer.will_change, skipped })))
      onDone(answer.changed ?? [])
    } catch (error) {
      fail(error)
    }
  }
  return (
    <Modal
      show
      title={say(`bulk.${action}_title`)}
      onClose={onClose}
      closable={!isLoading || !told}
      footer={
        <>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          {told && told.will_change > 0 && !failure && (
            <Button
              variant={action === 'deactivate' ? 'danger' : 'primary'}
              busy={isLoading}
              onClick={() => void handleConfirm()}
            >
              {say(`bulk.confirm_${action}`)}
            </Button>
          )}
        </>
      }
    >
      {Boolean(failure) && <LoadFailed error={failure} onRetry={retry} />}
      {!failure && !told && (
        <>
          <p>{say('bulk.checking')}</p>
          <Skeleton lines={3} />
        </>
      )}
      {!failure && told && <BulkResult list={list} told={told} />}
    </Modal>
  )
}
