import { usePhrases } from '@/shared/i18n/use-phrases'
import { layoutChanged, selectLayout } from '@/shared/layout/layout.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
import { IconButton } from '@/shared/ui/icon-button'

export function ModeToggle() {
  const t = usePhrases('shell')
  const dispatch = useAppDispatch()
  const { mode } = useAppSelector(selectLayout)
  const other = mode === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={mode === 'dark' ? 'sun' : 'moon-stars'}
      label={t(`topbar.to_${other}`)}
      onClick={() => dispatch(layoutChanged({ mode: other }))}
    />
  )
}
