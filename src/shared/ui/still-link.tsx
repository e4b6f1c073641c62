import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export type StillLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** From the root: there is no address that it is relative to. */
  to: string
}

/** A link of the frame. The router's own asks where it stands, and so all of a menu is drawn anew at each change of the query. */
export function StillLink({ to, onClick, children, ...rest }: StillLinkProps) {
  const { navigator } = use(NavigationContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event
    if (button || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    const { pathname, search } = window.location
    navigator[pathname + search === to ? 'replace' : 'push'](to)
  }
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}
