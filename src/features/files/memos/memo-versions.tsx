import type { Memo } from '@contract/modules/files/memo.resource'
import { useGetMemoVersionsQuery } from '@/features/files/memos.api'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SafeText } from '@/shared/text/safe-text'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'

/** What went out, the newest first; none of it is ever changed. */
export function MemoVersions({ memo }: { memo: Memo }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const { currentData: versions, ...answer } = useGetMemoVersionsQuery(memo.id)
  if (!versions) return <AnswerWait answer={answer} lines={6} />
  return (
    <div className="stack">
      {versions.map(version => (
        <Card
          key={version.version}
          level={3}
          title={<bdi>{version.title}</bdi>}
          text={t('versions.told', {
            version: version.version,
            date: formats.longDate(version.published_at),
            who: version.published_by ?? '–',
          })}
          actions={
            version.is_material &&
            version.version > 1 && <Badge tone="warning">{t('versions.material')}</Badge>
          }
        >
          <SafeText text={version.body_md} />
        </Card>
      ))}
    </div>
  )
}
