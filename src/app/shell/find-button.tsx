import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '@/app/chunk-loading'
import type { FindOverlayProps } from '@/app/palette/find-overlay'
import { loadPhrases } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'

const Overlay = lazy(async () => {
  const [file] = await Promise.all([
    loadChunk(() => import('@/app/palette/find-overlay')),
    loadChunk(() => loadPhrases('palette')),
  ])
  return { default: file.FindOverlay }
})

/** As they stand on the keyboard, whatever the language. */
const KEYS = 'Ctrl K'

function overlayOf(event: KeyboardEvent): FindOverlayProps['name'] | null {
  if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) return 'palette'
  const isTyping =
    event.target instanceof Element && event.target.matches('input, textarea, select, .ag-cell')
  return event.key === '?' && !isTyping ? 'keys' : null
}

/** Finds anything, by Ctrl K or a press; "?" tells the keys of where one is. */
export function FindButton({ isWide }: { isWide: boolean }) {
  const t = usePhrases('shell')
  const [overlay, setOverlay] = useState<Pick<FindOverlayProps, 'name' | 'show'> | null>(null)
  const show = (name: FindOverlayProps['name']) => setOverlay({ name, show: true })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const wanted = overlayOf(event)
      if (!wanted) return
      event.preventDefault()
      show(wanted)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
  const own = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K',
    onClick: () => show('palette'),
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
      {overlay && (
        <Suspense fallback={null}>
          <Overlay {...overlay} onClose={() => setOverlay({ ...overlay, show: false })} />
        </Suspense>
      )}
    </>
  )
}
