import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '@/app/chunk-loading'
import { loadPhrases } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { useOnceShown } from '@/shared/ui/use-once-shown'

const Palette = lazy(async () => {
  const [file] = await Promise.all([
    loadChunk(() => import('@/app/palette/palette')),
    loadChunk(() => loadPhrases('palette')),
  ])
  return { default: file.Palette }
})

/** As they stand on the keyboard, whatever the language. */
const KEYS = 'Ctrl K'

/** Finds anything, by Ctrl K or a press. */
export function FindButton({ isWide }: { isWide: boolean }) {
  const t = usePhrases('shell')
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useOnceShown(isOpen)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
  const own = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K',
    onClick: () => setOpen(true),
  } as const
  return (
    <>
      {isWide ? (
        <button type="button" className="find-field" {...own}>
          <Icon name="search" />
          <span>{t('find')}</span>
          <kbd aria-hidden="true">{KEYS}</kbd>
        </button>
      ) : (
        <IconButton icon="search" label={t('find')} {...own} />
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette show={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
