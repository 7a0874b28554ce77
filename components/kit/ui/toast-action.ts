export type ToastAction = { label: string; onClick: () => void };
