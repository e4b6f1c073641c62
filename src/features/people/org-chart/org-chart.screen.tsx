import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChartList } from '@/features/people/org-chart/chart-list'
import { ChartTree } from '@/features/people/org-chart/chart-tree'
import { found } from '@/features/people/org-chart/chart-view'
import { useGetOrgChartQuery } from '@/features/people/people.api'
import '@/features/people/people.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { WIDE } from '@/shared/resource/resource-screen'
import { SearchBox } from '@/shared/resource/search-box'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { useMediaQuery } from '@/shared/ui/use-media-query'

export function OrgChartScreen() {
  const t = usePhrases('people')
  const [params, setParams] = useSearchParams()
  const isWide = useMediaQuery(WIDE)
  const { data: chart, ...answer } = useGetOrgChartQuery()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const search = params.get('search') ?? ''
  const people = found(chart ?? [], search, isWide)

  const handleSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true })
  const handleFold = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  const foldAll = () => setFolded(new Set((chart ?? []).flatMap(person => person.head_id ?? [])))

  return (
    <div className="stack">
      <PageHeader text={t('chart.text')} />
      <Card>
        <div className="stack">
          <div className="chart-bar">
            <SearchBox label={t('chart.search')} value={search} onSearch={handleSearch} />
            {isWide && !search && chart && chart.length > 1 && (
              <Button onClick={() => (folded.size > 0 ? setFolded(new Set()) : foldAll())}>
                {t(folded.size > 0 ? 'chart.unfold_all' : 'chart.fold_all')}
              </Button>
            )}
          </div>
          {!chart && <AnswerWait answer={answer} lines={8} />}
          {chart && people.length === 0 && (
            <EmptyState
              icon={search ? 'search' : 'diagram-3'}
              title={t(search ? 'chart.no_match' : 'chart.empty')}
              action={search ? <Button onClick={() => handleSearch('')}>{t('chart.clear')}</Button> : null}
            >
              {t(search ? 'chart.no_match_text' : 'chart.empty_text')}
            </EmptyState>
          )}
          {people.length > 0 &&
            (isWide ? (
              <ChartTree chart={people} folded={search ? new Set() : folded} onFold={handleFold} />
            ) : (
              <ChartList people={people} chart={chart ?? []} />
            ))}
        </div>
      </Card>
    </div>
  )
}
