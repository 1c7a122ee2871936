import { useState } from 'react'
import type { CategoryActs } from './category-acts.ts'
import type { CategoryNode } from './category-tree.ts'

/** What table and cards of categories share. */
export interface CategoryListProps {
  /** All categories; `shown` are those of the page. */
  readonly nodes: readonly CategoryNode[]
  readonly shown: readonly CategoryNode[]
  readonly counts: ReadonlyMap<unknown, number>
  /** The category whose panel is open. */
  readonly current: string
  readonly onOpen: (id: string) => void
  readonly onRemove: (node: CategoryNode) => void
  readonly acts: CategoryActs
  readonly state: ListState
  /** The order can be changed: the whole list is shown, not what a search found. */
  readonly canOrder: boolean
}

/** What is being typed in the list, and what is folded; it belongs to the moment, not into the address. */
export interface ListState {
  /** Where a new category is being named; undefined when none is. */
  readonly adding: { readonly parentId: string | null } | undefined
  readonly renaming: string | undefined
  readonly folded: ReadonlySet<string>
  readonly add: (parentId: string | null) => void
  readonly rename: (id: string) => void
  /** Ends adding and renaming. */
  readonly endTyping: () => void
  readonly fold: (id: string, isFolded: boolean) => void
}

/** The state of a list of categories. */
export function useListState(): ListState {
  const [adding, setAdding] = useState<ListState['adding']>(undefined)
  const [renaming, setRenaming] = useState<string | undefined>(undefined)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = (id: string, isFolded: boolean): void =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  return {
    adding,
    renaming,
    folded,
    fold,
    add(parentId) {
      if (parentId !== null) fold(parentId, false)
      setRenaming(undefined)
      setAdding({ parentId })
    },
    rename(id) {
      setAdding(undefined)
      setRenaming(id)
    },
    endTyping() {
      setAdding(undefined)
      setRenaming(undefined)
    },
  }
}
