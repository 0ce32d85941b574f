// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateBatchResult, validateLeadInput, validateProjectId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateLeadsAddBatchArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.leads === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "projectId") || (key0 === "leads"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.leads !== undefined){let data1 = data.leads;if(Array.isArray(data1)){if(data1.length > 500){(vErrors ??= []).push({instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});errors++;}if(data1.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){if(!(validateLeadInput(data1[i0], {instancePath:instancePath+"/leads/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadInput.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsAddBatchArguments.errors = vErrors;return errors === 0;}
validateLeadsAddBatchArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsAddBatchArguments as args,
  validateBatchResult as value,
};
