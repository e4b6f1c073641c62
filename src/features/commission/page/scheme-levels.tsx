import { parseRate, rateText } from '@contract/kernel/rates'
import { total } from '@contract/kernel/parts'
import type { SchemeTerms } from '@contract/modules/commission/scheme.resource'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type SchemeLevelsProps = { scheme: Pick<SchemeTerms, 'levels' | 'company_rate_pct'> }

type Line = { key: string; label: string; rate: string; note: string }
const percent = (rate: bigint) => `${shownRate(rateText(rate < 0n ? -rate : rate))} %`

/** Who earns which part of the base, and what the company keeps of what comes in. */
export function SchemeLevels({ scheme }: SchemeLevelsProps) {
  const t = usePhrases('commission')
  const selling = usePhrases('selling')
  const company = parseRate(scheme.company_rate_pct)
  const paid = total(scheme.levels.map(({ rate_pct }) => parseRate(rate_pct)))
  const rows: Line[] = [
    ...scheme.levels.map(({ level, rate_pct, is_override }) => ({
      key: level,
      label: selling(`levels.${level}`),
      rate: percent(parseRate(rate_pct)),
      note: is_override ? t('levels.override') : '',
    })),
    {
      key: 'company',
      label: t('levels.company'),
      rate: `${company < paid ? '−' : ''}${percent(company - paid)}`,
      note: '',
    },
    { key: 'gross', label: t('levels.gross'), rate: percent(company), note: '' },
  ]
  const columns: TableColumn<Line>[] = [
    { key: 'level', header: t('levels.who'), rowHeader: true, cell: ({ label }) => label },
    { key: 'rate', header: t('levels.of_base'), figures: true, cell: ({ rate }) => <Ltr>{rate}</Ltr> },
    {
      key: 'note',
      header: t('levels.note'),
      cell: ({ note }) => <bdi className="text-muted small">{note}</bdi>,
    },
  ]
  return (
    <section aria-label={t('levels.title')}>
      <h2 className="section-title">{t('levels.title')}</h2>
      <Table caption={t('levels.title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </section>
  )
}
