import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export type StillLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** From the root: there is no address that it is relative to. */
  to: string
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link of the frame. The router's own asks where it stands, and so all of a menu is drawn anew at each change of the query. */
export function StillLink({ to, onClick, children, ...rest }: StillLinkProps) {
  const { navigator } = use(NavigationContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    if (pathname + search + hash === to) navigator.replace(to)
    else navigator.push(to)
  }
  return (
    <a {...rest} href={navigator.createHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}
