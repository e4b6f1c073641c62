import type { SchemeRow } from '@contract/modules/commission/scheme.resource'
import { schemePath } from '@/features/commission/scheme-paths'
import { SchemeStateBadge } from '@/features/commission/scheme-state-badge'
import { useSchemeWords } from '@/features/commission/use-scheme-words'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'

export type SchemeCardProps = { row: SchemeRow }

/** One version on a phone: which, for whom, when, how much. */
export function SchemeCard({ row }: SchemeCardProps) {
  const t = usePhrases('commission')
  const words = useSchemeWords()
  return (
    <>
      <div className="list-card-head">
        <span className="list-card-title">
          <RecordLink id={row.id} opens={schemePath} className="record-link">
            {t('title_of', { name: row.name, version: row.version })}
          </RecordLink>
        </span>
        <SchemeStateBadge state={row.state} />
      </div>
      <dl className="list-card-lines">
        <div>
          <dt>{t('fields.scope')}</dt>
          <dd>
            <bdi>{words.scope(row)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('fields.span')}</dt>
          <dd>{words.span(row)}</dd>
        </div>
        <div>
          <dt>{t('fields.company_rate_pct')}</dt>
          <dd>
            <Ltr>{`${shownRate(row.company_rate_pct)} %`}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('fields.frozen_sales')}</dt>
          <dd>
            <Ltr>{String(row.frozen_sales)}</Ltr>
          </dd>
        </div>
      </dl>
    </>
  )
}
