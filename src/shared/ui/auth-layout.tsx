import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StreetScene } from '@/shared/ui/street-scene'
import { BrandMark } from '@/shared/ui/brand-mark'
import { LocaleSwitcher } from '@/shared/ui/locale-switcher'

export type AuthLayoutProps = {
  title: ReactNode
  text?: ReactNode | undefined
  children: ReactNode
  /** Below the form: the way to the other pages of this kind. */
  footer?: ReactNode | undefined
}

/** The frame of every page before signing in: the form at the start, the picture beside it on wide screens. */
export function AuthLayout({ title, text, children, footer }: AuthLayoutProps) {
  const t = usePhrases('ui')
  return (
    <div className="auth">
      <div className="auth-side">
        <header className="auth-head">
          <span className="brand">
            <BrandMark />
            <span className="brand-name">{PRODUCT_NAME}</span>
          </span>
          <LocaleSwitcher />
        </header>
        <main className="auth-main">
          <h1 className="auth-title" tabIndex={-1} data-page-title>
            {title}
          </h1>
          {text && <p className="auth-text">{text}</p>}
          {children}
          {footer && <div className="auth-footer">{footer}</div>}
        </main>
        <footer className="auth-note">{t('auth_note')}</footer>
      </div>
      <div className="auth-picture" aria-hidden="true">
        <StreetScene className="auth-scene" />
        <p className="auth-motto">{t('auth_motto')}</p>
      </div>
    </div>
  )
}
