import { useState } from 'react'
import type { OwnMemo } from '@contract/modules/files/memo.calls'
import { byUrgency } from '@contract/modules/files/memo.rules'
import { matches } from '@/features/files/matches'
import { MemoState } from '@/features/files/memo-state'
import { useListOwnMemosQuery } from '@/features/files/memos.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SearchBox } from '@/shared/resource/search-box'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'
import { PageHeader } from '@/shared/ui/page-header'

export function OwnMemoList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = usePhrases('files')
  const { data, ...answer } = useListOwnMemosQuery()
  const [search, setSearch] = useState('')
  const found = byUrgency(data ?? []).filter(memo => matches(search, [memo.title, memo.memo_no, memo.from]))

  return (
    <>
      <PageHeader text={t('own_memos.text')} />
      <Card flush>
        <div className="files-search">
          <SearchBox label={t('own_memos.search')} value={search} onSearch={setSearch} />
        </div>
        {!data && <AnswerWait answer={answer} shape="rows" lines={6} className="p-3" />}
        {data?.length === 0 && (
          <EmptyState icon="envelope-paper" title={t('own_memos.empty')}>
            {t('own_memos.empty_text')}
          </EmptyState>
        )}
        {data && data.length > 0 && found.length === 0 && (
          <EmptyState
            icon="search"
            title={t('no_match')}
            action={<Button onClick={() => setSearch('')}>{t('clear_search')}</Button>}
          />
        )}
        {found.length > 0 && (
          <ul className="files-list" aria-label={t('own_memos.title')}>
            {found.map(memo => (
              <MemoLine key={memo.id} memo={memo} onOpen={() => onOpen(memo.id)} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

function MemoLine({ memo, onOpen }: { memo: OwnMemo; onOpen: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const isNew = !memo.is_over && memo.state !== 'read' && memo.state !== 'acknowledged'
  return (
    <li>
      <button type="button" className={isNew ? 'files-line is-new' : 'files-line'} onClick={onOpen}>
        <span className="files-line-words">
          <span className="files-line-title">
            <bdi>{memo.title}</bdi>
          </span>
          <span className="files-line-meta">
            <Ltr>{memo.memo_no}</Ltr>
            <bdi>{memo.from}</bdi>
            <span>{formats.shortDate(memo.published_at.slice(0, 10))}</span>
            {memo.requires_ack && memo.ack_deadline && memo.state !== 'acknowledged' && (
              <span>{t('own_memos.until', { date: formats.shortDate(memo.ack_deadline) })}</span>
            )}
          </span>
        </span>
        {memo.is_over ? <Badge>{t('own_memos.over')}</Badge> : <MemoState state={memo.state} />}
        <Icon name="chevron-right" mirrored />
      </button>
    </li>
  )
}
