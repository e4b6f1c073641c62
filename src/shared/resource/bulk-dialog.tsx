import { useEffect, useState } from 'react'
import type { BulkAction, BulkAnswer, BulkTarget } from '@contract/kernel/record-calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import type { ListModel } from '@/shared/resource/list-model'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
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

const skippedCount = (answer: BulkAnswer) => answer.skipped.reduce((sum, { count }) => sum + count, 0)

/** Says what would change, what is left out and why; then does it, or nothing. */
export function BulkDialog({ list, action, target, onDone, onClose }: BulkDialogProps) {
  const { say, valueLabel } = list.words
  const shared = usePhrases('shared')
  const dispatch = useAppDispatch()
  const [run, { isLoading }] = list.api.useBulkMutation()
  const [told, setTold] = useState<BulkAnswer | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeft = false
    const asked = run({ action, target, dry_run: true })
    asked.unwrap().then(
      answer => !isLeft && setTold(answer),
      error => !isLeft && setFailure(error),
    )
    return () => {
      isLeft = true
      asked.abort()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for what was picked when it opened
  }, [tries])

  const handleConfirm = async () => {
    try {
      const answer = await run({ action, target, dry_run: false }).unwrap()
      const skipped = skippedCount(answer)
      dispatch(success(say(`bulk.done_${action}`, { count: answer.will_change, skipped })))
      onDone(answer.changed ?? [])
    } catch (error) {
      setFailure(error)
    }
  }
  const handleRetry = () => {
    setFailure(null)
    setTold(null)
    setTries(count => count + 1)
  }
  const reasonOf = ({ reason, message }: BulkAnswer['skipped'][number]) => {
    const said = valueLabel('bulk_reason', reason)
    return said === reason ? (message ?? say('bulk.reason_unsaid')) : said
  }
  const skipped = told ? skippedCount(told) : 0
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
      {Boolean(failure) && <LoadFailed error={failure} onRetry={handleRetry} />}
      {!failure && !told && (
        <>
          <p>{say('bulk.checking')}</p>
          <Skeleton lines={3} />
        </>
      )}
      {!failure && told && (
        <div role="status">
          <p>
            {told.will_change > 0 ? say('bulk.will', { count: told.will_change }) : say('bulk.will_none')}
          </p>
          {skipped > 0 && (
            <Banner tone="warning" title={say('bulk.skip', { count: skipped })}>
              <ul className="mb-0">
                {told.skipped.map(({ count, examples, ...why }, index) => (
                  <li key={index}>
                    {say('bulk.reason', {
                      reason: reasonOf({ count, examples, ...why }),
                      count,
                      examples: examples.join(', '),
                    })}
                  </li>
                ))}
              </ul>
            </Banner>
          )}
        </div>
      )}
    </Modal>
  )
}
