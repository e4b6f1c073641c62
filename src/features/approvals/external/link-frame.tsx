import { useState, type ReactNode, type RefObject } from 'react'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { BrandMark } from '@/shared/ui/brand-mark'
import { IconButton } from '@/shared/ui/icon-button'
import { LocaleSwitcher } from '@/shared/ui/locale-switcher'

export type LinkFrameProps = { children: ReactNode; mainRef: RefObject<HTMLElement | null> }

const isDarkNow = () => document.documentElement.dataset['bsTheme'] === 'dark'

/** One narrow column for every screen: it is read on a phone, with one hand. */
export function LinkFrame({ children, mainRef }: LinkFrameProps) {
  const t = usePhrases('link')
  const [isDark, setDark] = useState(isDarkNow)
  // For this page alone: of whoever has no account nothing is kept but the language.
  const handleMode = () => {
    document.documentElement.dataset['bsTheme'] = isDark ? 'light' : 'dark'
    setDark(!isDark)
  }
  return (
    <div className="link-page">
      <header className="link-head">
        <span className="brand">
          <BrandMark />
          <span className="brand-name">{PRODUCT_NAME}</span>
        </span>
        <span className="link-tools">
          <IconButton
            icon={isDark ? 'sun' : 'moon-stars'}
            label={t(isDark ? 'mode_light' : 'mode_dark')}
            onClick={handleMode}
          />
          <LocaleSwitcher />
        </span>
      </header>
      <main ref={mainRef} className="link-main">
        {children}
      </main>
    </div>
  )
}
