import type { BulkAnswer } from '@contract/kernel/record-calls'
import type { ListModel } from '@/shared/resource/list-model'
import { Banner } from '@/shared/ui/banner'

export type BulkResultProps = { list: ListModel; told: BulkAnswer }

export const skippedCount = (answer: BulkAnswer) => answer.skipped.reduce((sum, { count }) => sum + count, 0)

/** What a bulk action would change, what it leaves out and why. */
export function BulkResult({ list, told }: BulkResultProps) {
  const { say, valueLabel } = list.words
  const skipped = skippedCount(told)
  const reasonOf = ({ reason, message }: BulkAnswer['skipped'][number]) => {
    const said = valueLabel('bulk_reason', reason)
    return said === reason ? (message ?? say('bulk.reason_unsaid')) : said
  }
  return (
    <div role="status">
      <p>{told.will_change > 0 ? say('bulk.will', { count: told.will_change }) : say('bulk.will_none')}</p>
      {skipped > 0 && (
        <Banner tone="warning" title={say('bulk.skip', { count: skipped })}>
          <ul className="mb-0">
            {told.skipped.map((why, index) => (
              <li key={index}>
                {say('bulk.reason', {
                  reason: reasonOf(why),
                  count: why.count,
                  examples: why.examples.join(', '),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
