export function PromotionOutline({ label }: { label: string }) {
  return (
    <p role="status" className="skeleton promotion-skeleton">
      <span className="sr-only">{label}</span>
    </p>
  );
}
