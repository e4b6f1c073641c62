import type { BoardLead } from '@contract/modules/buyers/lead.views'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Budget and projects of a lead on the board, where it has any; the first project stands for the others. */
export function LookedFor({ lead }: { lead: BoardLead }) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const { projects } = lead
  const amounts = [lead.budget_min, lead.budget_max].flatMap(amount => amount ?? [])
  const [least = '', most = least] = amounts.map(amount => formats.compact(Number(amount)))
  if (amounts.length === 0 && projects.length === 0) return null
  return (
    <p className="small board-facts">
      {amounts.length > 0 && (
        <strong title={t('board.budget')}>
          {/* Each by itself: Arabic writes the million as a word, and reads the smaller one first. */}
          <bdi>{least}</bdi>
          {least !== most && (
            <>
              {' – '}
              <bdi>{most}</bdi>
            </>
          )}
        </strong>
      )}
      {projects.length > 0 && (
        <span title={projects.join(', ')}>
          <bdi>{projects[0]}</bdi>
          {projects.length > 1 && ` +${projects.length - 1}`}
        </span>
      )}
    </p>
  )
}
