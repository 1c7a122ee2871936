import { createElement, type FunctionComponent, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Makes an icon of its drawing. The build puts this in the place of the library's own `createLucideIcon`, whose options
 * for size, colour and stroke weigh more than all icons of the first page; here classes say all that (NAV-03).
 */
export function createIcon({ node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  return (props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !('aria-label' in props || 'role' in props),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
