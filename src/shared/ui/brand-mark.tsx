export type BrandMarkProps = { className?: string | undefined }

/** Three storeys and a door: the product's sign, as in public/favicon.svg. */
export function BrandMark({ className = 'brand-mark' }: BrandMarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="brand-mark-ground" width="32" height="32" rx="8" />
      <path className="brand-mark-house" d="M8 24V13.6a1 1 0 0 1 .5-.87l5-2.9a1 1 0 0 1 1.5.87V24z" />
      <path className="brand-mark-tower" d="M17 24V7.9a1 1 0 0 1 1.45-.9l5 2.5a1 1 0 0 1 .55.9V24z" />
    </svg>
  )
}
