import type { ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** When it runs, where, what counts and who pays, in one line. */
export function ProgramWords({ program }: { program: ProgramStanding['program'] }) {
  const t = usePhrases('incentives')
  const formats = useFormats()
  const { ou_name, metric, level, funded_by, developer_name, has_ended } = program
  return (
    <>
      <bdi>
        {t('standing.period', {
          from: formats.shortDate(program.valid_from),
          to: formats.shortDate(program.valid_to),
        })}
      </bdi>
      {has_ended && <> · {t('standing.ended')}</>} · <bdi>{ou_name}</bdi> · {t(`values.metric.${metric}`)} ·{' '}
      {t(`values.level.${level}`)} · <bdi>{developer_name ?? t(`values.funded_by.${funded_by}`)}</bdi>
    </>
  )
}
