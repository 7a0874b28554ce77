export const TEXT = "Harbour Planner at Northpine\nLocation: Utrecht\n\nRequirements:\n- Tide tables by heart";
