import { useId } from 'react'
import type { CostMethod } from '#domain/landed-cost/cost-method.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { shipmentsText } from './text.ts'

interface MethodChoiceProps {
  readonly value: CostMethod
  readonly methods: readonly CostMethod[]
  readonly onChange: (method: CostMethod) => void
}

/** How a landed cost becomes the product's cost, each way with what it means (SHIP-03). */
export function MethodChoice({ value, methods, onChange }: MethodChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold">{shipmentsText.land.method}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {methods.map((method) => {
          const { label, detail } = shipmentsText.methods[method]
          return (
            <label
              key={method}
              className={classNames(
                'block rounded-xl border p-3 has-focus-visible:outline-2 has-focus-visible:outline-primary',
                method === value ? 'border-primary bg-accent' : 'border-line hover:bg-accent',
              )}
            >
              <span className="flex items-center gap-2 font-semibold">
                <input
                  type="radio"
                  name={name}
                  value={method}
                  checked={method === value}
                  onChange={() => onChange(method)}
                  className="size-4 accent-primary"
                />
                {label}
              </span>
              <span className="mt-1 block text-[13px] text-pretty text-muted">{detail}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
