import { useLocation } from 'react-router-dom'
import { numberSeries } from '@/features/settings/company.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'
import { ButtonLink } from '@/shared/ui/button-link'

const COLUMNS = {
  prefix: { width: 130, pinned: 'start' },
  doc_type: { width: 220 },
  ou_id: { width: 200 },
  year: { width: 100, text: (row: { [field: string]: unknown }) => String(row['year']) },
  next_no: { width: 160 },
} as const

/** The next number of each kind of document, for each unit and year. */
export function NumberSeriesScreen() {
  const t = usePhrases('settings')
  const { pathname } = useLocation()
  return (
    <ResourcePage
      api={numberSeries}
      name="series"
      namespace="settings"
      columns={COLUMNS}
      sections={[{ fields: ['ou_id', 'doc_type', 'year', 'prefix', 'next_no'] }]}
      defaults={{ year: new Date().getFullYear(), next_no: 1 }}
      toolbar={
        <Can code="settings.series.edit">
          <ButtonLink to={`${pathname}?record=new`} variant="primary" icon="plus-lg">
            {t('series.new')}
          </ButtonLink>
        </Can>
      }
    />
  )
}
