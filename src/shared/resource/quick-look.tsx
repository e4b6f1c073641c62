import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { Icon } from '@/shared/ui/icon'
import { ROOMY, useMediaQuery } from '@/shared/ui/use-media-query'

export type QuickLookProps = { id: string; name: string }

/** Beside the name that leads to the record's page: the panel, where there is room for it beside the list. */
export function QuickLook({ id, name }: QuickLookProps) {
  const t = usePhrases('grid')
  const isRoomy = useMediaQuery(ROOMY)
  if (!isRoomy) return null
  return (
    <RecordLink id={id} opens="panel" className="quick-look" title={t('list.quick_look')}>
      <Icon name="eye" label={t('list.quick_look_at', { name })} />
    </RecordLink>
  )
}
